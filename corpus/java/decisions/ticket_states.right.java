class Tickets {
    enum State { NEW, ASSIGNED, WAITING, SOLVED, CLOSED }

    static int next(int code, int event, int age) {
        State state = stateOf(code);
        if (state == State.NEW) {
            return event == 1 ? 1 : 0;
        }
        if (state == State.ASSIGNED) {
            return event == 2 || event == 3 ? event : 1;
        }
        if (state == State.WAITING || state == State.SOLVED) {
            int patience = state == State.WAITING ? 30 : 7;
            if (event == 4) {
                return 1;
            }
            if (age > patience) {
                return 4;
            }
            return state == State.WAITING ? 2 : 3;
        }
        return 4;
    }

    private static State stateOf(int code) {
        switch (code) {
            case 0:
                return State.NEW;
            case 1:
                return State.ASSIGNED;
            case 2:
                return State.WAITING;
            case 3:
                return State.SOLVED;
            default:
                return State.CLOSED;
        }
    }
}
