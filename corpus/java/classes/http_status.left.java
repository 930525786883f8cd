// claim:  label
// truth:  equivalent
// why:    if chains over ints and strings become switch expressions, one with a fall to a helper
class Status {
    static String label(int code, String method) {
        String kind;
        if (code >= 200 && code < 300) {
            kind = "ok";
        } else if (code >= 300 && code < 400) {
            kind = "moved";
        } else if (code >= 400 && code < 500) {
            kind = "client";
        } else if (code >= 500 && code < 600) {
            kind = "server";
        } else {
            kind = "odd";
        }
        boolean safe = false;
        if (method.equals("GET") || method.equals("HEAD") || method.equals("OPTIONS")) {
            safe = true;
        }
        return safe ? kind : kind + "!";
    }
}
