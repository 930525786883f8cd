// claim:  Report.line
// truth:  different
// today:  unknown
// why:    the text of a list is made of the texts of its elements
import java.util.*;

class Report {
    static int line(List<Amount> amounts) {
        return amounts.toString().length();
    }
}

class Amount {
    final int cents;

    Amount(int cents) {
        this.cents = cents;
    }

    @Override
    public String toString() {
        return Integer.toString(cents);
    }
}
