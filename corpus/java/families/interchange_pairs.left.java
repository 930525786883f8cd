// claim:  Pairs.count
// truth:  equivalent
// today:  unknown
// why:    pairs below the diagonal, by the larger one or by the smaller one
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
