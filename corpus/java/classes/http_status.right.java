class Status {
    static String label(int code, String method) {
        String kind = kind(code);
        return isSafe(method) ? kind : kind + "!";
    }

    private static String kind(int code) {
        if (code < 0) {
            return "odd";
        }
        return switch (code / 100) {
            case 2 -> "ok";
            case 3 -> "moved";
            case 4 -> "client";
            case 5 -> "server";
            default -> "odd";
        };
    }

    private static boolean isSafe(String method) {
        return switch (method) {
            case "GET", "HEAD", "OPTIONS" -> true;
            default -> false;
        };
    }
}
