// claim:  Mail.problem
// truth:  equivalent
// why:    one loop with a flag becomes early returns
class Mail {
    static int problem(String address) {
        int result = 0;
        if (address == null || address.length() == 0) {
            result = 1;
        } else if (address.length() > 254) {
            result = 2;
        } else {
            int at = -1;
            boolean hasDot = false;
            for (int i = 0; i < address.length() && result == 0; i++) {
                char c = address.charAt(i);
                if (c == '@') {
                    if (at >= 0) {
                        result = 3;
                    } else {
                        at = i;
                    }
                } else if (c == '.') {
                    if (at >= 0) {
                        hasDot = true;
                    }
                } else if (c <= ' ') {
                    result = 4;
                }
            }
            if (result == 0) {
                if (at <= 0) {
                    result = 5;
                } else if (!hasDot) {
                    result = 6;
                }
            }
        }
        return result;
    }
}
