import java.util.List;

class Orders {
    enum State {
        NEW, PAID, SENT, DONE, CANCELLED;

        boolean isOpen() {
            return this != DONE && this != CANCELLED;
        }
    }

    static int open(List<State> states) {
        int open = 0;
        for (State state : states) {
            if (state.isOpen()) {
                open++;
            }
        }
        return open;
    }
}
