// claim:  Calendar.earliest
// truth:  different
// today:  unknown
// why:    a tree keeps its elements in the order that their own method gives
import java.util.*;

class Calendar {
    static int earliest(TreeSet<Day> days, int year) {
        days.add(new Day(year, 1));
        return days.first().year;
    }
}

class Day implements Comparable<Day> {
    final int year;
    final int day;

    Day(int year, int day) {
        this.year = year;
        this.day = day;
    }

    private int key() {
        return year * 366 + day;
    }

    @Override
    public int compareTo(Day other) {
        return Integer.compare(key(), other.key());
    }
}
