class Tickets {
    enum Kind {
        CHILD(50), ADULT(100), SENIOR(70), STUDENT(80);

        private final int percent;

        Kind(int percent) {
            this.percent = percent;
        }
    }

    static int price(Kind kind, int base) {
        if (kind.percent == 100) {
            return base;
        }
        return base * kind.percent / 100;
    }
}
