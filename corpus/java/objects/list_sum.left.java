// claim:  Node.sum
// truth:  equivalent
// why:    recursion from the front and a loop add the same values; addition is associative
class Node {
    int value;
    Node next;

    static int sum(Node node) {
        if (node == null) {
            return 0;
        }
        return node.value + sum(node.next);
    }
}
