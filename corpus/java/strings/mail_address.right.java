class Mail {
    static int problem(String address) {
        if (address == null || address.isEmpty()) {
            return 1;
        }
        if (address.length() > 254) {
            return 2;
        }
        int at = -1;
        boolean hasDot = false;
        for (int i = 0; i < address.length(); i++) {
            char c = address.charAt(i);
            if (c == '@') {
                if (at >= 0) {
                    return 3;
                }
                at = i;
                continue;
            }
            if (c == '.') {
                hasDot = hasDot || at >= 0;
                continue;
            }
            if (c <= ' ') {
                return 4;
            }
        }
        if (at <= 0) {
            return 5;
        }
        return hasDot ? 0 : 6;
    }
}
