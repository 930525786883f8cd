class NewVersion {
    int value;
    NewVersion next;

    static int sum(NewVersion first) {
        int sum = 0;
        NewVersion node = first;
        while (node != null) {
            sum = node.value + sum;
            node = node.next;
        }
        return sum;
    }
}
