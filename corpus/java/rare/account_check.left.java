// claim:  Account.valid
// truth:  different
// why:    a weighted sum has to be one number
class Account {
    static boolean valid(int prefix, int body) {
        int weighted = prefix * 7919 + body * 104729;
        return weighted == 1299709;
    }
}
