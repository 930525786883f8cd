class Votes {
    static int majority(int[] votes) {
        int yes = 0;
        for (int i = 0; i < votes.length; i++) {
            if (votes[i] > 0) {
                yes++;
            }
        }
        int no = 0;
        for (int i = 0; i < votes.length; i++) {
            if (votes[i] < 0) {
                no++;
            }
        }
        return yes - no;
    }
}
