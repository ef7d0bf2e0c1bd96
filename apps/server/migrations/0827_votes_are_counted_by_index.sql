-- What a resource got is counted at each look at it, and at each vote: from the index, without the rows, and what a class gave
-- without a look at what everybody gave.
drop index ratings_resource_index;
create index ratings_resource_index on ratings (resource_id, in_class) include (stars);
create index likes_in_class_index on likes (resource_id, user_id) where in_class;
create index comments_counted_index on comments (resource_id) where hidden_at is null and not in_class;
