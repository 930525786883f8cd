// claim:  port
// truth:  equivalent
// why:    a parser of digits: one loop with flags becomes a guard, a helper for a digit and early returns
class Ports {
    static int port(String text) {
        int value = 0;
        boolean bad = text.length() == 0 || text.length() > 5;
        for (int i = 0; i < text.length() && !bad; i++) {
            char c = text.charAt(i);
            if (c >= '0' && c <= '9') {
                value = value * 10 + (c - '0');
            } else {
                bad = true;
            }
        }
        if (bad || value > 65535) {
            return -1;
        }
        return value;
    }
}
