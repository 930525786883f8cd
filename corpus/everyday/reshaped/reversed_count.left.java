// claim: Votes.yes
// truth: equivalent
// why:   counted from the back
class Votes {
    static int yes(boolean[] votes) {
        int yes = 0;
        for (int i = 0; i < votes.length; i++) {
            if (votes[i]) {
                yes++;
            }
        }
        return yes;
    }
}
