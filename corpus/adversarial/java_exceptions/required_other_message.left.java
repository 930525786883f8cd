// claim:  Orders.check
// truth:  different
// today:  unknown
// why:    the message of requireNonNull is another one than that of the exception that was thrown by hand
class Orders {
    static int check(Object order) {
        if (order == null) {
            throw new NullPointerException("order");
        }
        return 1;
    }
}
