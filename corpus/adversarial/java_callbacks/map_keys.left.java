// claim:  Stock.amount
// truth:  different
// today:  unknown
// why:    the keys of the map say themselves which of them are equal, and the sides disagree
import java.util.*;

class Stock {
    static int amount(Map<Article, Integer> amounts, Article article) {
        Integer amount = amounts.get(article);
        return amount == null ? 0 : amount;
    }
}

class Article {
    final int number;
    final int colour;

    Article(int number, int colour) {
        this.number = number;
        this.colour = colour;
    }

    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Article && ((Article) other).number == number && ((Article) other).colour == colour;
    }
}
