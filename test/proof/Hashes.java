import java.io.*;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.*;

/** Reads lines "version previous payer topic seconds nanos sequence message" and prints the running hash of each. */
public final class Hashes {
  public static void main(String[] args) throws Exception {
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    var out = new StringBuilder();
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      var fields = line.split(" ", -1);
      out.append(Base64.getEncoder().encodeToString(hash(fields))).append('\n');
    }
    System.out.print(out);
  }

  private static byte[] hash(String[] fields) throws Exception {
    long version = Long.parseLong(fields[0]);
    byte[] message = Base64.getDecoder().decode(fields[7]);
    var bytes = new ByteArrayOutputStream();
    var stream = new ObjectOutputStream(bytes);
    stream.writeObject(Base64.getDecoder().decode(fields[1]));
    if (version >= 2) stream.writeLong(version);
    if (version >= 3) writeEntity(stream, fields[2]);
    writeEntity(stream, fields[3]);
    stream.writeLong(Long.parseLong(fields[4]));
    stream.writeInt(Integer.parseInt(fields[5]));
    stream.writeLong(Long.parseLong(fields[6]));
    stream.writeObject(version >= 2 ? MessageDigest.getInstance("SHA-384").digest(message) : message);
    stream.flush();
    return MessageDigest.getInstance("SHA-384").digest(bytes.toByteArray());
  }

  private static void writeEntity(ObjectOutputStream stream, String id) throws IOException {
    for (String part : id.split("\\.")) stream.writeLong(Long.parseLong(part));
  }
}
