enum Lamp {
    RED(10), GREEN(20);

    final int seconds;

    Lamp(int seconds) {
        this.seconds = seconds;
    }
}

class Traffic {
    static int next(Lamp lamp) {
        if (lamp.ordinal() == 0) {
            return 20;
        }
        return 10;
    }
}
