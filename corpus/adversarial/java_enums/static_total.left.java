// claim:  Budget.total
// truth:  different
// today:  unknown
// why:    a static field of the enum is summed up from its constants
enum Part {
    FIRST(1), SECOND(2);

    static int total;

    static {
        for (Part part : values()) {
            total += part.size;
        }
    }

    final int size;

    Part(int size) {
        this.size = size;
    }
}

class Budget {
    static int total() {
        return Part.total;
    }
}
