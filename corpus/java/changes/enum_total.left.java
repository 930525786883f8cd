// claim:  Orders.open
// truth:  equivalent
// why:    a switch over an enum becomes a method of it
import java.util.List;

class Orders {
    enum State { NEW, PAID, SENT, DONE, CANCELLED }

    static int open(List<State> states) {
        int open = 0;
        for (State state : states) {
            switch (state) {
                case NEW, PAID, SENT:
                    open++;
                    break;
                default:
            }
        }
        return open;
    }
}
