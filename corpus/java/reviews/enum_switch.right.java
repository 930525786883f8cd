import java.util.*;

class Level {
    enum Kind { LOW, MID, HIGH }

    static int weight(Kind kind) {
        if (kind == null) return 0;
        return switch (kind) {
            case LOW -> 1;
            case MID -> 5;
            case HIGH -> 10;
        };
    }
}
