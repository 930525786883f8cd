class Node {
    int value;
    Node next;

    static int sum(Node node) {
        int total = 0;
        while (node != null) {
            total += node.value;
            node = node.next;
        }
        return total;
    }
}
