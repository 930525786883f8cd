// claim: Mix.finish finish
// truth: equivalent
// why:   a hash finaliser with Java's logical shifts and C's unsigned ones
public class Mix {
    static int finish(int hash, int length) {
        hash ^= length;
        hash ^= hash >>> 16;
        hash *= 0x85ebca6b;
        hash ^= hash >>> 13;
        hash *= 0xc2b2ae35;
        hash ^= hash >>> 16;
        return hash;
    }
}
