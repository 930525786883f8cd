class Votes {
    static int yes(boolean[] votes) {
        int yes = 0;
        for (int i = votes.length - 1; i >= 0; i--) {
            yes += votes[i] ? 1 : 0;
        }
        return yes;
    }
}
