// claim:  Rights.count
// truth:  different
// today:  unknown
// why:    the enum keeps a set of its own constants, made when it is initialised
import java.util.EnumSet;

enum Right {
    READ(1), WRITE(2), ADMIN(4);

    static final EnumSet<Right> ALL = EnumSet.allOf(Right.class);

    final int bit;

    Right(int bit) {
        this.bit = bit;
    }
}

class Rights {
    static int count(Right right) {
        return right.bit;
    }
}
