// claim:  Reader.digit
// truth:  different
// why:    the place in the exception is one further on the right
class Reader {
    static class Bad extends RuntimeException {
        final int at;

        Bad(String what, int at) {
            super(what + " at " + at);
            this.at = at;
        }
    }

    static int digit(char c, int at) {
        if (c < '0' || c > '9') {
            throw new Bad("no digit", at);
        }
        return c - '0';
    }
}
