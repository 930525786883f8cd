// claim:  Copy.copy
// truth:  equivalent
// today:  unknown
// why:    a library may call a class that cannot be lowered, but it did not change
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
        int n;
        while ((n = from.read(buffer)) != -1) {
            to.write(buffer, 0, n);
            count += n;
        }
        return count;
    }
}
