// claim:  Steps.pairs
// truth:  different
// time:   60s
// why:    at an odd bound the left side's counter never meets it
public class Steps {
    static int pairs(int n) {
        int count = 0;
        for (int i = 0; i != n; i += 2) {
            count++;
        }
        return count & 1;
    }
}
