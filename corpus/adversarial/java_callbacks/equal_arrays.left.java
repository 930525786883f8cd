// claim:  Hands.same
// truth:  different
// today:  unknown
// why:    arrays are equal if their elements say so
import java.util.*;

class Hands {
    static boolean same(Card[] mine, Card[] yours) {
        return Arrays.equals(mine, yours);
    }
}

class Card {
    final int rank;
    final int suit;

    Card(int rank, int suit) {
        this.rank = rank;
        this.suit = suit;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Card && ((Card) other).rank == rank;
    }

    @Override
    public int hashCode() {
        return rank;
    }
}
