// claim:  Traffic.next
// truth:  equivalent
// why:    a switch against a chain of comparisons
enum Lamp {
    RED(10), GREEN(20);

    final int seconds;

    Lamp(int seconds) {
        this.seconds = seconds;
    }
}

class Traffic {
    static int next(Lamp lamp) {
        switch (lamp) {
            case RED:
                return Lamp.GREEN.seconds;
            default:
                return Lamp.RED.seconds;
        }
    }
}
