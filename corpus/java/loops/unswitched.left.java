// claim:  Unswitched.count
// truth:  equivalent
// why:    the test of a flag that never changes moves out of the loop
class Unswitched {
    static int count(int n, boolean even) {
        int found = 0;
        for (int i = 0; i < n; i++) {
            if (even) {
                if (i % 2 == 0) {
                    found++;
                }
            } else {
                if (i % 3 == 0) {
                    found += 2;
                }
            }
        }
        return found;
    }
}
