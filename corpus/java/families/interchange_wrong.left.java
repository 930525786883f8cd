// claim:  Pairs.count
// truth:  different
// why:    the diagonal is counted on one side
class Pairs {
    static int count(int n) {
        int pairs = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                pairs++;
            }
        }
        return pairs;
    }
}
