// claim:  Tickets.next
// truth:  equivalent
// why:    a switch over an enum becomes a chain of ifs, and equal branches are one
class Tickets {
    enum State { NEW, ASSIGNED, WAITING, SOLVED, CLOSED }

    static int next(int code, int event, int age) {
        State[] states = {State.NEW, State.ASSIGNED, State.WAITING, State.SOLVED, State.CLOSED};
        State state;
        switch (code) {
            case 0: state = State.NEW; break;
            case 1: state = State.ASSIGNED; break;
            case 2: state = State.WAITING; break;
            case 3: state = State.SOLVED; break;
            default: state = State.CLOSED;
        }
        int answer;
        switch (state) {
            case NEW:
                answer = event == 1 ? 1 : 0;
                break;
            case ASSIGNED:
                if (event == 2) {
                    answer = 2;
                } else if (event == 3) {
                    answer = 3;
                } else {
                    answer = 1;
                }
                break;
            case WAITING:
                if (event == 4) {
                    answer = 1;
                } else if (age > 30) {
                    answer = 4;
                } else {
                    answer = 2;
                }
                break;
            case SOLVED:
                if (event == 4) {
                    answer = 1;
                } else if (age > 7) {
                    answer = 4;
                } else {
                    answer = 3;
                }
                break;
            default:
                answer = 4;
        }
        return answer;
    }
}
