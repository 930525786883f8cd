// claim: Secrets.length --secret tag
// truth: equivalent
// why:   how long an array is, is public
class Secrets {
    static int length(int[] tag) {
        return tag.length;
    }
}
