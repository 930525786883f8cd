import java.io.*;

/** A class that extends one of the library's, whose fields are not known. */
class Counting extends BufferedReader {
    long seen;

    Counting(Reader in) {
        super(in);
    }

    @Override
    public int read() throws IOException {
        int c = super.read();
        seen++;
        return c;
    }
}

class Copy {
    static long copy(Reader from, Writer to, char[] buffer) throws IOException {
        long count = 0;
        for (int n = from.read(buffer); n != -1; n = from.read(buffer)) {
            to.write(buffer, 0, n);
            count = n + count;
        }
        return count;
    }
}
