import java.util.EnumSet;

enum Right {
    READ(1), WRITE(3), ADMIN(4);

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
