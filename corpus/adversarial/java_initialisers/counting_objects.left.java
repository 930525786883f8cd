// claim:  Tickets.issue
// truth:  different
// today:  unknown
// why:    making an object initialises its class, which starts to count elsewhere
class Tickets {
    static int last;

    static int issue(int x) {
        Ticket ticket = new Ticket();
        return last + ticket.number + x;
    }
}

class Ticket {
    static {
        Tickets.last = 100;
    }

    final int number = 1;
}
