class Ranks {
    static final class Player {
        final int rank;
        final String name;

        Player(int rank, String name) {
            this.rank = rank;
            this.name = name;
        }
    }

    static boolean ordered(Player[] players) {
        for (int i = 0; i + 1 < players.length; i++) {
            if (compare(players[i], players[i + 1]) > 0) {
                return false;
            }
        }
        return true;
    }

    private static int compare(Player a, Player b) {
        return a.rank != b.rank ? a.rank - b.rank : Integer.compare(a.name.length(), b.name.length());
    }
}
