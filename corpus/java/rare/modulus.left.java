// claim:  Residue.reduce
// truth:  different
// why:    one residue of a thousand million above a bound
class Residue {
    static long reduce(long value) {
        if (value > (1L << 40) && value % 1000000007L == 123456789L) {
            return -1;
        }
        return value % 1000000007L;
    }
}
