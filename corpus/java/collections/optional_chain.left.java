// claim:  domain
// truth:  equivalent
// today:  unknown
// why:    null checks become an Optional chain
class Mail {
    static String domain(String address) {
        if (address == null) {
            return "none";
        }
        int at = address.indexOf('@');
        if (at < 0) {
            return "none";
        }
        return address.substring(at + 1);
    }
}
