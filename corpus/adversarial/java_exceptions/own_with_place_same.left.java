// claim:  Reader.digit
// truth:  equivalent
// why:    the same exception with the same place in it
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
