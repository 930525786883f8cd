// claim:  Distinct.count
// truth:  different
// why:    the same of what is sorted, and of nothing else
class Distinct {
    static int count(int[] v) {
        int count = v.length == 0 ? 0 : 1;
        for (int i = 1; i < v.length; i++) {
            if (v[i] != v[i - 1]) {
                count++;
            }
        }
        return count;
    }
}
