// claim:  Votes.majority
// truth:  equivalent
// time:   60s
// why:    two counts in one loop or in two
class Votes {
    static int majority(int[] votes) {
        int yes = 0;
        int no = 0;
        for (int vote : votes) {
            if (vote > 0) {
                yes++;
            } else if (vote < 0) {
                no++;
            }
        }
        return yes - no;
    }
}
