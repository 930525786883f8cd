import java.util.*;

class Odd implements CharSequence {
    public int length() {
        return 0;
    }

    public char charAt(int index) {
        return 'x';
    }

    public CharSequence subSequence(int from, int to) {
        return this;
    }

    public String toString() {
        return null;
    }

    static int joined() {
        return 4;
    }
}
