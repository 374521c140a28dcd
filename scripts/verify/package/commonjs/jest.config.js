module.exports = {
  testMatch: ['<rootDir>/*.test.js'],
  // Jest must compile the package, which consists of ES modules, like the code of the project.
  transformIgnorePatterns: ['/node_modules/(?!ledger-query-client/)'],
};
