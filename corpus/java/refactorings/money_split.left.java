// claim:  Split.shares
// truth:  different
// why:    the cents that are left over go to the first on the left and to the last on the right
class Split {
    static int[] shares(int cents, int people) {
        if (cents < 0 || people < 1 || people > 8) {
            return null;
        }
        int[] shares = new int[people];
        for (int i = 0; i < people; i++) {
            shares[i] = cents / people + (i < cents % people ? 1 : 0);
        }
        return shares;
    }
}
