// claim:  Level.weight
// truth:  equivalent
// why:    comparisons with constants become a switch over the enum
import java.util.*;

class Level {
    enum Kind { LOW, MID, HIGH }

    static int weight(Kind kind) {
        if (kind == Kind.LOW) return 1;
        if (kind == Kind.MID) return 5;
        if (kind == Kind.HIGH) return 10;
        return 0;
    }
}
