module.exports = {
  testMatch: ['<rootDir>/*.test.js'],
  // What is written as modules is compiled as code of the project is.
  transformIgnorePatterns: ['/node_modules/(?!ledger-query-client/)'],
};
