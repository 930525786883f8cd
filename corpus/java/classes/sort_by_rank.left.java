// claim:  ordered
// truth:  different
// why:    the comparator is turned round by subtraction, which overflows for far values
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
        for (int i = 1; i < players.length; i++) {
            if (compare(players[i - 1], players[i]) > 0) {
                return false;
            }
        }
        return true;
    }

    private static int compare(Player a, Player b) {
        int byRank = Integer.compare(a.rank, b.rank);
        if (byRank != 0) {
            return byRank;
        }
        return a.name.length() - b.name.length();
    }
}
